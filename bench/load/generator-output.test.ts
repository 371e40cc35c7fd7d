import { readAutocannon, readWrk } from './generator-output';

const WRK = `Running 10s test @ http://localhost:8080/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    10.59ms    2.11ms  60.11ms   91.29%
    Req/Sec     3.03k   301.12     3.49k    83.00%
  Latency Distribution
     50%  950.00us
     75%   11.02ms
     90%   12.31ms
     99%    1.21s${' '}
  60372 requests in 10.01s, 762.51MB read
  Socket errors: connect 1, read 2, write 3, timeout 4
  Non-2xx or 3xx responses: 5
Requests/sec:   6031.57
Transfer/sec:     76.18MB
`;

describe('what load generators print', () => {
  it('is read from wrk, in ms, with errors of all kinds added up', () => {
    expect(readWrk(WRK)).toEqual({
      requestsPerSecond: 6031.57,
      p50: 0.95,
      p99: 1210,
      errors: 15,
    });
  });

  it('has no errors where wrk names none', () => {
    expect(readWrk(WRK.replace(/ +(Socket|Non-2xx).*\n/g, '')).errors).toBe(0);
  });

  it('is refused when it is something else', () => {
    expect(() => readWrk('unable to connect to localhost:8080 Connection refused')).toThrow(
      /Connection refused/,
    );
  });

  it('is read from autocannon', () => {
    const result = {
      requests: { average: 50.5 },
      latency: { p50: 1, p99: 9 },
      errors: 1,
      timeouts: 2,
      non2xx: 3,
    };
    expect(readAutocannon(JSON.stringify(result))).toEqual({
      requestsPerSecond: 50.5,
      p50: 1,
      p99: 9,
      errors: 6,
    });
  });
});
