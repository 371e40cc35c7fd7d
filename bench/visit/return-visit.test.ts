import { returnBytes } from './return-visit';

it('tells what came beside the page from what the browser had already', () => {
  const answers = [
    { path: '/', status: 200, bytes: 13_000 },
    { path: '/sw.js', status: 304, bytes: 800 },
    { path: '/_r/legal/l2/page.js', status: 200, bytes: 9_000 },
  ];

  expect(returnBytes(answers, '/')).toEqual({ total: 22_800, beyondHtml: 9_000 });
});
