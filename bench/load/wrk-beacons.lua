-- Sends the body of the environment's WRK_BODY, from each connection fifty times a second at most.
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'text/plain'
wrk.body = os.getenv('WRK_BODY')

function delay()
  return 20
end
