-- Prints what wrk found as one line of JSON, times in ms.
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requestsPerSecond":%f,"p50":%f,"p99":%f,"errors":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
