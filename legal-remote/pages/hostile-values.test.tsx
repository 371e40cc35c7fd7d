import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { render } from '@testing-library/react';
import { attacksIn, HOSTILE_TEXT, hostileValues } from '@site/shared/testing/hostile-values';
import { RichText } from '../sections/blocks/RichText';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';
import { english, englishText } from '../testing/english';

it('shows markup and code in business values as text, and makes no link of them', () => {
  FakeIntersectionObserver.install();
  const { container } = render(
    <PrivacyPolicyPage
      content={english}
      text={englishText}
      site={hostileValues}
      links={{ home: '/', privacyPolicy: '/privacy-policy' }}
    />,
  );

  expect(container).toHaveTextContent(HOSTILE_TEXT);
  expect(attacksIn(container)).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/',
  '//evil.example',
])("makes no link to %s of a policy's text", (address) => {
  const { container } = render(<RichText>{`Read [more](${address}), **[now](${address})**.`}</RichText>);

  expect(container.querySelector('a')).toBeNull();
});
