import { FakeIntersectionObserver } from '@site/shared/testing/fake-intersection-observer';
import { suppliedValues as site } from '@site/shared/testing/supplied-values';
import { render, screen } from '@testing-library/react';
import { english, englishText } from '../testing/english';
import { privacyPolicyPageWith } from './PrivacyPolicyPage';

/** The page in a language that was asked for, where the policy is in English alone. */
function show(asked: string) {
  FakeIntersectionObserver.install();
  const page = privacyPolicyPageWith({ ...english, policyLanguage: 'en' }, asked, englishText);
  const { default: Page } = page;
  render(
    <main lang={`${asked}-IN`}>
      <Page site={site} links={{ home: `/${asked}/`, privacyPolicy: `/${asked}/privacy-policy` }} />
    </main>,
  );
  return page;
}

const languagesOfHeadings = () =>
  screen.getAllByRole('heading').map((heading) => heading.closest<HTMLElement>('[lang]')!.lang);

it('shows a policy that is not translated in English as a whole, and says so', () => {
  const { inEnglish } = show('kn');

  expect(new Set(languagesOfHeadings())).toEqual(new Set(['en-IN']));
  expect(screen.getByRole('article', { name: english.outline.title }).closest('[lang]')).toHaveAttribute(
    'dir',
    'ltr',
  );
  expect(inEnglish).toBe('wholly');
});

it('says nothing of it to those who asked for English', () => {
  expect(show('en').inEnglish).toBeUndefined();
  expect(document.querySelectorAll('[lang=en-IN]')).toHaveLength(1);
});
