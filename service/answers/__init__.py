"""From a question in JSON to its answer in JSON: all that the service answers, without HTTP.

`paths.ENDPOINTS` is the table of questions. The views, the fast path, `floorman replay` and the commands use it and
what it is made of; so they give the same bytes.
"""
