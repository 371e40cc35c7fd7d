import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';

import { Footer } from './Footer';
import { render } from '../testing/render';

it('shows markup and code in business values as text, and makes no link of them', () => {
  const { container } = render(<Footer />, { site: hostileValues });

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});
