import runAtEnd from './end';

/** A page whose markup ends with the template and the script behind it. */
function openPage({ isHidden }: { isHidden: boolean }): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.body.innerHTML = '<p>Words</p><template><link href="/main.js"></template>';
  const script = document.createElement('script');
  document.body.append(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runAtEnd();
}

const files = () => document.querySelectorAll('link');

beforeEach(() => jest.useFakeTimers());

it('leaves the script files alone until a frame has been shown', () => {
  openPage({ isHidden: false });
  expect(files()).toHaveLength(0);

  jest.advanceTimersToNextFrame();
  jest.runAllTimers();

  expect(files()).toHaveLength(1);
});

it('asks for them at once where there will be no frame: in a tab that is not seen', () => {
  openPage({ isHidden: true });

  expect(files()).toHaveLength(1);
});
