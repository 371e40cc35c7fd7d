import { fillIn } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { checkPincode } from './PincodeCheck';
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

it('takes the explanation of what is no pincode away while it is put right', async () => {
  await ask('5600');
  expect(field()).toBeInvalid();

  await userEvent.type(field(), '7');

  expect(field()).toBeValid();
  expect(screen.queryByText(fillIn(words.malformed, suppliedValues))).not.toBeInTheDocument();
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

it.each(['560076', ' 560076 ', '560 076'])('serves "%s"', (typed) => {
  expect(checkPincode(typed, '560076')).toBe('served');
});

it.each(['560077', '110001', '999999'])('does not serve "%s"', (typed) => {
  expect(checkPincode(typed, '560076')).toBe('notServed');
});

it.each(['', '56007', '5600760', '060076', '56007a', '5600.6', '-60076', '५६००७६'])(
  'takes "%s" for no pincode',
  (typed) => {
    expect(checkPincode(typed, '560076')).toBe('malformed');
  },
);
