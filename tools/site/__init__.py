"""The documentation site: `make docs` builds it from docs/, the README and the sources into build/docs.

stage.py copies the pages to build/docs-source and adds those that are made (api.py, http.py, plots.py); Sphinx renders
them (docs/site/conf.py); links.py and spelling.py check them. docs/site.md tells it to contributors.
"""
