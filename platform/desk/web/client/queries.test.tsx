import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { aClient, STORE, useNow } from './queries';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

it('asks once more for what did not arrive, without another event: else the screen stays as it was', async () => {
  const said = [{ waiting: 1 }, null, { waiting: 2 }];
  globalThis.fetch = () => {
    const body = said.shift();
    if (!body) return Promise.reject(new TypeError('net::ERR_EMPTY_RESPONSE'));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
  };
  const client = aClient();
  const Count = () => <p>{useNow().data?.waiting} waiting</p>;
  show(<Count />, '/', client);
  expect(await screen.findByText('1 waiting')).toBeVisible();

  void client.invalidateQueries({ queryKey: [STORE] });

  expect(await screen.findByText('2 waiting', {}, { timeout: 4_000 })).toBeVisible();
});
