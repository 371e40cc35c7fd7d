import type { RemotePageModule } from '@site/shared/contracts';
import { useState } from 'react';

/** Pages such as the remotes bring: a heading, a section that links lead to, and something that needs JavaScript. */
export const landing = aPage('Wholesale groceries', 'services');
export const policy = aPage('Privacy Policy', 'your-rights');

/** Both, by page id. */
export const fakePages: Record<string, RemotePageModule> = {
  'landing/LandingPage': landing,
  'legal/PrivacyPolicyPage': policy,
};

function aPage(title: string, sectionId: string): RemotePageModule {
  function FakePage() {
    const [count, setCount] = useState(0);
    return (
      <>
        <h1>{title}</h1>
        <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
        <section id={sectionId}>
          <h2>{`Section of ${title}`}</h2>
        </section>
      </>
    );
  }
  return { default: FakePage, meta: () => ({ title: `${title} – title`, description: title }) };
}
