// What the service puts before service_worker.js.
declare const VERSION: string;
declare const FILES: string[];
