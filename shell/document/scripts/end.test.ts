import runAtEnd, { takeNamesBack } from './end';

/** A page whose markup ends with the template and the script behind it. */
function openPage({ isHidden, vendor = 'Google Inc.' }: { isHidden: boolean; vendor?: string }): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  document.body.innerHTML = '<p>Words</p><template><link href="/react.js"><i></i></template>';
  const script = document.createElement('script');
  document.body.append(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runAtEnd();
}

const files = () => document.querySelectorAll('link');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
});

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

it('asks for nothing before it is needed in WebKit, where the integrity policy blocks preloads', () => {
  openPage({ isHidden: true, vendor: 'Apple Computer, Inc.' });

  expect(files()).toHaveLength(0);
  expect(document.querySelector('i')).not.toBeNull();
});

const onWindow = (name: string) => (window as never as Record<string, unknown>)[name];

it.each([
  ['a link', '<a id="landing"></a>', 'landing'],
  ['a form', '<form id="webpackChunkshell"></form>', 'webpackChunkshell'],
  ['a picture', '<img name="importScripts" alt="">', 'importScripts'],
  ['two links', '<a id="legal"></a><a id="legal"></a>', 'legal'],
])('takes back what %s is called, so that window has nothing by that name', (_, markup, name) => {
  document.body.innerHTML = markup;
  expect(onWindow(name)).toBeDefined();

  takeNamesBack();

  expect(onWindow(name)).toBeUndefined();
  // A part can still set it, with or without `var`.
  (0, eval)(`var ${name} = 1`);
  expect(onWindow(name)).toBe(1);
});

it("takes the federation runtime's names off elements, because the runtime asks whether window has them", () => {
  document.body.innerHTML = '<a id="__FEDERATION__"></a><img name="__VMOK__" alt="">';

  takeNamesBack();

  expect('__FEDERATION__' in window).toBe(false);
  expect('__VMOK__' in window).toBe(false);
});

it.each(['embed', 'form', 'iframe', 'img', 'object'])('takes the name of an <%s> away', (tag) => {
  document.body.innerHTML = `<${tag} name="currentScript"></${tag}>`;

  takeNamesBack();

  expect(document.querySelector('[name]')).toBeNull();
});

it('leaves a field its name, an element its id, and window what is its own', () => {
  document.body.innerHTML =
    '<form name="head"><input name="theme"></form><a id="services"></a><a id="location"></a>';
  const { location } = window;

  takeNamesBack();

  expect(document.querySelector('input')?.name).toBe('theme');
  expect(document.getElementById('services')).not.toBeNull();
  expect(window.location).toBe(location);
});

it("calls no method of the document's or of a form's by a name that an element can have", () => {
  document.body.innerHTML =
    '<img name="querySelectorAll"><form name="head"><input name="removeAttribute"><input name="getAttribute"></form>';

  expect(takeNamesBack).not.toThrow();
  expect(document.querySelector('form')?.matches('[name]')).toBe(false);
});
