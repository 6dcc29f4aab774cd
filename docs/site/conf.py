"""Sphinx's settings. Its sources are staged by `python -m tools.site`; docs/site.md says how the site is made."""

from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import voliera

HERE = Path(__file__).parent

project = "Voliera"
author = "The Voliera developers"
copyright = "The Voliera developers"  # noqa: A001
version = release = voliera.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "tools.site.docstrings"]
root_doc = "index"
exclude_patterns = ["files/**", "extra/**"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 4
default_role = "code"  # our docstrings are written with single backticks
suppress_warnings = ["ref.python"]  # names that two modules have, such as Environment, are left without a link

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Voliera {version}"
html_static_path = [str(HERE / "static")]
html_css_files = ["site.css"]
html_favicon = html_logo = str(HERE.parents[1] / "web" / "public" / "voliera.svg")
html_extra_path = [str(HERE.parents[1] / "build" / "docs-source" / "extra")]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
pygments_style = "friendly"
pygments_dark_style = "native"
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#5b3f8c", "color-brand-content": "#5b3f8c"},
    "dark_css_variables": {"color-brand-primary": "#c4adff", "color-brand-content": "#c4adff"},
}


def setup(app: Sphinx) -> None:
    """Take Fluent's files as plain text: Pygments has no lexer for them."""
    app.add_lexer("ftl", TextLexer)
