import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { wordsSaid } from '@site/shared/testing/words-said';
import { render } from '@testing-library/react';
import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { PrivacyPolicyPage } from '../pages/PrivacyPolicyPage';
import { clausesOf } from '../policy/clauses';
import { fillPolicy, plainText } from '../policy/texts';
import { policyTexts } from './texts';
import { english, englishText } from '../testing/english';
import { versions } from '../policy/all-versions';
import type { Policy } from '../policy/policy.schema';

const [v1] = versions as [Policy];

const texts = policyTexts(english, site);

it('are all on the page', () => {
  FakeIntersectionObserver.install();
  const page = render(
    <PrivacyPolicyPage
      content={english}
      text={englishText}
      site={site}
      links={{ home: '/', privacyPolicy: '/privacy-policy' }}
    />,
  );
  const said = wordsSaid(page.container);

  expect(texts.filter((text) => !said.includes(text))).toEqual([]);
});

it('are every clause of the policy, and every cell of its tables', () => {
  const clauses = clausesOf(fillPolicy(v1, site)).flatMap((group) => [group.title, ...group.clauses]);
  const parts = clauses.flatMap((clause) => clause.split(' · ')).map(plainText);

  expect(parts.filter((part) => !texts.includes(part))).toEqual([]);
});

it('say whom to ask', () => {
  expect(texts).toEqual(
    expect.arrayContaining([site.privacyEmail, site.grievanceOfficer.email, '+91 98123 45679']),
  );
});

it('hold no name of a value, no mark and no draft of a message', () => {
  expect(texts.filter((text) => /[{}]|\*\*|\]\(#/.test(text))).toEqual([]);
  expect(texts).not.toContain('table');
});
