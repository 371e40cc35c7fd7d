import { fillIn } from '@site/shared/site';
import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen, within } from '@testing-library/react';
import { serviceAreas } from '../../content/service-areas.content';
import { ServiceAreasSection } from './service-areas.section';

beforeEach(() => {
  render(<ServiceAreasSection content={serviceAreas} site={suppliedValues} />);
});

it('shows the localities in order', () => {
  const list = screen.getByRole('list', { name: serviceAreas.listLabel });

  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(serviceAreas.localities.map(({ name }) => name));
});

it('names the pincode that is served, and where the warehouse is', () => {
  const region = screen.getByRole('region', { name: serviceAreas.title });

  expect(within(region).getByText(fillIn(serviceAreas.intro, suppliedValues))).toHaveTextContent('560076');
  expect(within(region).getByText(fillIn(serviceAreas.warehouse, suppliedValues))).toHaveTextContent(
    suppliedValues.city,
  );
});

it('makes no link of a locality, which would claim a border', () => {
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
