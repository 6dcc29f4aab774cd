"""HTTP connections as strangers open them: uvicorn's protocol with a bound on everything that it reads or holds."""
