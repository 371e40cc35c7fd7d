import { keepLeftPage, leavePage } from './left-page';

let end: jest.Mock;
let main: HTMLElement;

/** The frame takes a page that was left out of the document, and puts the empty region of the next one in. */
function follow(): HTMLElement {
  document.body.innerHTML = '<main><div id="page"><h1>Policy</h1></div></main>';
  main = document.querySelector('main')!;
  const region = document.getElementById('page')!;
  leavePage(region, (end = jest.fn()));
  region.outerHTML = '<div id="page" data-page="next"></div>';
  return document.getElementById('page')!;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('ends a page that was left, when React has rendered the frame', async () => {
  follow();
  expect(end).not.toHaveBeenCalled();

  await nextTask();

  expect(end).toHaveBeenCalledTimes(1);
  expect(main).not.toHaveTextContent('Policy');
});

it('keeps it in view until the next page is there', async () => {
  const takeAway = keepLeftPage(follow())!;
  await nextTask();
  expect(main).toHaveTextContent('Policy');
  expect(end).not.toHaveBeenCalled();
  expect(document.getElementById('page')).toHaveAttribute('data-page', 'next');

  takeAway();
  takeAway();
  expect(main).not.toHaveTextContent('Policy');
  await nextTask();

  expect(end).toHaveBeenCalledTimes(1);
});

it('keeps nothing where no page was left', async () => {
  follow();
  await nextTask();

  expect(keepLeftPage(document.getElementById('page')!)).toBeNull();
  expect(main.children).toHaveLength(1);
});
