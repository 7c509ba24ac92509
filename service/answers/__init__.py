"""From a question in JSON to its answer in JSON: all that the service answers, without HTTP.

`endpoints.ask` is the one way to ask. The views, the commands, the library and the pages all go it, so
they give the same bytes.
"""
