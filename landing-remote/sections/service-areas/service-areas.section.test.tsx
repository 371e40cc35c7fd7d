import { suppliedValues } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import { ServiceAreasSection } from './service-areas.section';
import { english } from '../../testing/english';

const { serviceAreas } = english;

beforeEach(() => {
  render(<ServiceAreasSection content={serviceAreas} site={suppliedValues} />);
});

it('makes no link of a locality, which would claim a border', () => {
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
