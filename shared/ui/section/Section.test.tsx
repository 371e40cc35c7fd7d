import { render, screen, within } from '@testing-library/react';
import { Section } from './Section';

it('is a region named by its heading, with an anchor, its introduction and more ahead of its content', () => {
  render(
    <Section id="areas" title="Service Areas" intro="One pincode." headEnd={<p>Check yours.</p>}>
      <p>Localities</p>
    </Section>,
  );

  const region = screen.getByRole('region', { name: 'Service Areas' });
  expect(region).toHaveAttribute('id', 'areas');
  expect(within(region).getByRole('heading', { level: 2, name: 'Service Areas' })).toBeInTheDocument();
  expect(
    within(region)
      .getAllByRole('paragraph')
      .map((paragraph) => paragraph.textContent),
  ).toEqual(['One pincode.', 'Check yours.', 'Localities']);
});

it('leaves no empty paragraph when there is no introduction', () => {
  render(<Section title="Why Us">Content</Section>);

  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it('lets its heading be focused from a script, and not by the Tab key', () => {
  render(<Section title="Why Us">Content</Section>);

  const heading = screen.getByRole('heading');
  heading.focus();

  expect(heading).toHaveFocus();
  expect(heading.tabIndex).toBe(-1);
});

it('keeps two sections with the same title apart', () => {
  render(
    <>
      <Section title="Contact">One</Section>
      <Section title="Contact">Two</Section>
    </>,
  );

  const [one, two] = screen.getAllByRole('region', { name: 'Contact' });
  expect(one?.getAttribute('aria-labelledby')).not.toBe(two?.getAttribute('aria-labelledby'));
});
