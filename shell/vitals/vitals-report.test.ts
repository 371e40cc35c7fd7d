import { aPageDeployment } from '../testing/a-page-deployment';
import { VitalsCollection } from './vitals-report';

const sent: { url: string; body: Blob }[] = [];

beforeEach(() => {
  sent.length = 0;
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), body: body as Blob });
    return true;
  };
});

async function reports(): Promise<unknown[]> {
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await textOf(body))));
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

it('sends all figures in one beacon, with the page, its part, the release and the deployment', async () => {
  const collection = new VitalsCollection(aPageDeployment(), '/', '/vitals');
  collection.note({ name: 'LCP', value: 812.4, id: 'lcp' });
  collection.note({ name: 'CLS', value: 0.012345, id: 'cls' });
  collection.send();

  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([['/vitals', 'application/json']]);
  expect(await reports()).toEqual([
    {
      page: '/',
      part: 'landing',
      release: 'l3',
      deployment: '000012-3fa9c2d41b7e',
      vitals: [
        { name: 'LCP', value: 812, id: 'lcp' },
        { name: 'CLS', value: 0.0123, id: 'cls' },
      ],
    },
  ]);
});

it('sends the latest value of a figure', async () => {
  const collection = new VitalsCollection(aPageDeployment(), '/', '/vitals');
  collection.note({ name: 'INP', value: 40, id: 'inp' });
  collection.note({ name: 'INP', value: 96, id: 'inp' });
  collection.send();

  expect(await reports()).toEqual([
    expect.objectContaining({ vitals: [{ name: 'INP', value: 96, id: 'inp' }] }),
  ]);
});

it('sends what is new since the last beacon, and no beacon when nothing is', async () => {
  const collection = new VitalsCollection(aPageDeployment(), '/', '/vitals');
  collection.send();
  collection.note({ name: 'FCP', value: 700, id: 'fcp' });
  collection.send();
  collection.send();
  collection.note({ name: 'INP', value: 24, id: 'inp' });
  collection.send();

  expect(await reports()).toMatchObject([{ vitals: [{ name: 'FCP' }] }, { vitals: [{ name: 'INP' }] }]);
});

it('tells nothing of an address that the site does not have', async () => {
  const collection = new VitalsCollection(aPageDeployment(), '/orders/asha@ankura.in', '/vitals');
  collection.note({ name: 'FCP', value: 700, id: 'fcp' });
  collection.send();

  expect(await reports()).toMatchObject([{ page: '/404', part: 'shell', release: 's7' }]);
});
