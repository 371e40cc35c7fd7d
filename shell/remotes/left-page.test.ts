import { keepLeftPage, leavePage } from './left-page';

let end: jest.Mock;
let main: HTMLElement;

/** The frame takes a page that was left out of the document, and puts the empty region of the next one in. */
function follow(): HTMLElement {
  document.body.innerHTML =
    '<main><div id="page"><h1>Policy</h1><section></section><section></section></div></main>';
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
  const regions = [...document.querySelectorAll<HTMLElement>('#page')];
  expect(regions.map(({ dataset }) => dataset.page)).toEqual(['next']);

  takeAway();
  takeAway();
  expect(main).not.toHaveTextContent('Policy');
  await nextTask();

  expect(end).toHaveBeenCalledTimes(1);
});

it('has what is out of view there neither drawn nor laid out again, and keeps its height', () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measured.mockReturnValueOnce(new DOMRect(0, 0, 360, innerHeight));
  measured.mockReturnValueOnce(new DOMRect(0, innerHeight + 1, 360, 400));
  keepLeftPage(follow());

  const styles = [...main.querySelectorAll('section')].map((section) => section.style);
  expect(styles.map((style) => style.contentVisibility)).toEqual(['', 'hidden']);
  expect(styles.map((style) => style.height)).toEqual(['', '400px']);
});

it('keeps nothing where no page was left', async () => {
  follow();
  await nextTask();

  expect(keepLeftPage(document.getElementById('page')!)).toBeNull();
  expect(main.children).toHaveLength(1);
});
