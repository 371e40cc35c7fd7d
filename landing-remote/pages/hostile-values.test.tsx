import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';
import { render } from '@testing-library/react';
import { LandingPage } from './LandingPage';
import { english } from '../testing/english';
import { englishText } from '../testing/english-text';

it('shows markup and code in business values as text, and makes no link of them', () => {
  const { container } = render(
    <LandingPage
      content={english}
      inEnglish={[]}
      text={englishText}
      site={hostileValues}
      links={{ home: '/', privacyPolicy: '/privacy-policy' }}
    />,
  );

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});
