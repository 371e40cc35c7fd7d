import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Shape } from '@site/shared/editing/shape';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ContentForm } from '../../../answers';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, show } from '../../testing/show';
import { FormScreen } from './EditScreens';

const [CART, PHONE] = ['A drawing of a cart', 'A drawing of a phone'];

/** The form of two pictures, with a desk that answers a picture when it is told to. */
async function theForm() {
  localStorage.clear();
  const user = userEvent.setup();
  const { client } = aDeskThatDoes([]);
  let answer: (answer: Partial<Response>) => void = () => undefined;
  const answered = new Promise((resolve) => (answer = resolve));
  const sent: unknown[] = [];
  globalThis.fetch = (path) => {
    if (String(path).endsWith('/pictures')) sent.push(path);
    return answered as Promise<Response>;
  };
  const size = { width: 800, height: 600 };
  const fields: Extract<Shape, { kind: 'group' }>['fields'] = {
    image: { kind: 'picture', label: 'Picture', drawings: ['cart'], described: 'alt', ...size },
    alt: { kind: 'text', label: 'The picture in words', isLong: false },
  };
  const form: ContentForm = {
    ...{ part: 'landing', language: 'en', name: 'app', file: 'app.json', holds: 'words', version: null },
    ...{ digest: 'a', english: {}, art: {}, named: {}, shown: {}, draft: null },
    values: { cards: [CART, PHONE].map((alt) => ({ image: 'cart', alt })) },
    shapes: {
      cards: {
        ...{ kind: 'list', label: 'Cards', least: 0, most: null, things: 'cards' },
        item: { kind: 'group', label: '', fields },
      },
    },
  };
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha', may: { publish: [] } }, parts: [] });
  client.setQueryData([STORE, 'content/landing/en/form', 'name=app'], form);
  const screens = <Route path="/edit/:part/:language/*" element={<FormScreen />} />;
  show(<Routes>{screens}</Routes>, '/edit/landing/en/app', client);
  const [input] = await screen.findAllByLabelText(/choose a picture, or drop one here$/);
  const choose = (file: File) => fireEvent.change(input!, { target: { files: [file] } });
  return { user, answer, sent, choose };
}

/** The same, once a file was chosen for the first one. @returns what has the desk answer to that */
async function aChosenPicture() {
  const { user, answer, sent, choose } = await theForm();
  choose(new File(['pixels'], 'cart.png'));
  await screen.findByText(/^The picture is made ready/);
  await waitFor(() => expect(said()).toEqual(['', PHONE]));
  return { user, answer, sent, choose };
}

const fieldsOf = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^The picture in words/ });
const said = () => fieldsOf().map(({ value }) => value);
const chosen = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);

it('asks for other words once a picture is chosen, and keeps what is typed until it is there', async () => {
  const { user, answer } = await aChosenPicture();
  expect(fieldsOf()[0]).toHaveFocus();
  await user.type(fieldsOf()[0]!, 'A cart with three crates');

  const kept = { file: 'pictures/cart-3f2a9c1d4b5e6f70.avif', bytes: 9_000 };
  answer({ ok: true, json: () => Promise.resolve(kept) });

  await waitFor(() => expect(chosen()).toEqual([kept.file, 'cart']));
  expect(said()).toEqual(['A cart with three crates', PHONE]);
});

it('puts a picture in at the place it was chosen for: until then no entry is moved, and nothing saved or discarded', async () => {
  const { user } = await aChosenPicture();
  await user.type(fieldsOf()[0]!, 'A cart with three crates');

  for (const name of [/^Move .* down$/, /^Remove /])
    for (const button of screen.getAllByRole('button', { name })) expect(button).toBeDisabled();
  for (const name of ['Save', 'Discard what I typed'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});

it('gives back what was said of the picture before when the desk does not take the new one, and takes no other meanwhile', async () => {
  const { answer, sent, choose } = await aChosenPicture();
  choose(new File(['other pixels'], 'phone.png'));

  const why = { message: 'It is no picture.', remedy: 'Choose another.' };
  const problems = [{ code: 'picture-unreadable', severity: 'error', ...why }];
  const headers = new Headers({ 'Content-Type': 'application/json' });
  answer({ ok: false, headers, json: () => Promise.resolve({ problems }) });

  await screen.findByText('It is no picture.');
  expect(said()).toEqual([CART, PHONE]);
  expect(sent).toHaveLength(1);
});

it('says of a picture that is too large how large it is and may be, before it is sent', async () => {
  const { choose, sent } = await theForm();

  choose(Object.defineProperty(new File(['pixels'], 'cart.png'), 'size', { value: 47 * 1024 * 1024 }));

  expect(
    await screen.findByText('This picture has 47 MB; it may have 12 MB at most. It was not sent.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
  expect(said()).toEqual([CART, PHONE]);
});
