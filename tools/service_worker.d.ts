// What the service puts before service_worker.js.
declare const FILES: Record<string, { type: string; sha256: string }>;
declare const ENGINE: typeof FILES;
