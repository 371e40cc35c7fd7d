import { render, screen, within } from '@testing-library/react';
import { Section } from './Section';

it('is a region named by its heading, with an anchor that links lead to', () => {
  render(
    <Section id="services" title="What You Can Order" intro="Five categories.">
      <p>Content</p>
    </Section>,
  );

  const region = screen.getByRole('region', { name: 'What You Can Order' });
  expect(region).toHaveAttribute('id', 'services');
  expect(within(region).getByRole('heading', { level: 2, name: 'What You Can Order' })).toBeInTheDocument();
  expect(
    within(region)
      .getAllByRole('paragraph')
      .map((paragraph) => paragraph.textContent),
  ).toEqual(['Five categories.', 'Content']);
});

it('has more below its introduction, before its content', () => {
  render(
    <Section title="Service Areas" intro="One pincode." headEnd={<p>Check yours.</p>}>
      <p>Localities</p>
    </Section>,
  );

  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'One pincode.',
    'Check yours.',
    'Localities',
  ]);
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
