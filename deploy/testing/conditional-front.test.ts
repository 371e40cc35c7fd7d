import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startConditionalFront } from './conditional-front';

it('bears an S3 server that sends more than it announced, as it does of an object that it still writes', async () => {
  const upstream = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello and more');
    });
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const front = await startConditionalFront((upstream.address() as AddressInfo).port);

  const answer = await fetch(`${front.url}/site/object`);
  expect(await answer.text()).toBe('hello');
  // An error that nobody takes would end the whole process.
  await pause(50);

  await front.close();
  upstream.close();
});
