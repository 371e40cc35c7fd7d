import { fillIn, playStoreUrl } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ServiceAreasSection } from './service-areas.section';
import { english } from '../../testing/english';

const { serviceAreas } = english;

const words = serviceAreas.pincodeCheck;
const section = (pincodeCheck = true) => (
  <ServiceAreasSection content={serviceAreas} site={{ ...suppliedValues, features: { pincodeCheck } }} />
);

const field = () => screen.getByRole('textbox', { name: words.label });
const status = () => screen.getByRole('status');

async function ask(pincode: string) {
  render(section());
  await userEvent.type(field(), `${pincode}{Enter}`);
}

it('asks for six digits, on a keypad, as browsers remember them', () => {
  render(section());

  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('maxlength', '6');
  expect(field()).toHaveAttribute('autocomplete', 'postal-code');
});

it('says yes to the pincode that is served, and offers the download', async () => {
  await ask('560076');

  expect(status()).toHaveTextContent(fillIn(words.served, suppliedValues));
  expect(screen.getByRole('link', { name: /^Download App/ })).toHaveAttribute(
    'href',
    playStoreUrl(suppliedValues, 'service-areas'),
  );
});

it('says "not yet" to another pincode, and offers nothing', async () => {
  await ask('560001');

  expect(status()).toHaveTextContent(fillIn(words.notServed, suppliedValues));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('given something that is no pincode', () => {
  it('explains it at the field, and takes the visitor there', async () => {
    render(section());
    await userEvent.type(field(), '5600');
    await userEvent.click(screen.getByRole('button', { name: words.action }));

    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(fillIn(words.malformed, suppliedValues));
    expect(field()).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
  });

  it('takes the explanation away while it is put right', async () => {
    await ask('5600');
    await userEvent.type(field(), '7');

    expect(field()).toBeValid();
    expect(screen.queryByText(fillIn(words.malformed, suppliedValues))).not.toBeInTheDocument();
  });
});

it('takes the digits of what is pasted, and nothing else', async () => {
  render(section());
  await userEvent.click(field());
  await userEvent.paste('Ward 7');
  expect(field()).toHaveValue('7');

  await userEvent.paste('Bengaluru 560 076');
  await userEvent.click(screen.getByRole('button', { name: words.action }));

  expect(field()).toHaveValue('560076');
  expect(status()).toHaveTextContent(fillIn(words.served, suppliedValues));
});

it('is not there when the business has turned it off', () => {
  render(section(false));

  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('waits unseen in the composed page until its script is there', () => {
  document.body.innerHTML = renderToString(section());

  expect(screen.getByLabelText(words.label).closest('form')).toHaveAttribute('data-waiting', 'true');
});
