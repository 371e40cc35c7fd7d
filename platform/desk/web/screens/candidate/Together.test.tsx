import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { show } from '../../testing/show';
import { Together } from './CandidatePreview';

const { candidate: legal } = aCandidatePage();
const landing = { ...legal, part: 'landing', release: '00000000000000aa', message: 'Diwali' };
const shell = { ...landing, part: 'shell', release: '00000000000000cc', message: 'Menu' };
const newer = { ...landing, release: '00000000000000bb', message: 'Holi' };

/** What the address says of the choice, and the browser's button that leads back. */
function Address() {
  const goTo = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button onClick={() => void goTo(-1)}>Back</button>
      <button onClick={() => void goTo('/candidate')}>The candidate</button>
      <output>{pathname + search}</output>
    </>
  );
}

it('keeps what is ticked in the address, of each part one', async () => {
  const user = userEvent.setup();
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  const untilItSays = (address: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(address));
  show(
    <>
      <Together page={aCandidatePage({ others: [landing, newer, shell] })} />
      <Address />
    </>,
  );

  expect(screen.getByText(/goes live in the same moment as the privacy policy, or not at all/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The candidate' }));
  await tick('The landing page: Diwali');
  await untilItSays('/candidate?together=landing%4000000000000000aa');
  await tick('The landing page: Holi');
  await untilItSays('/candidate?together=landing%4000000000000000bb');
  expect(screen.getByRole('checkbox', { name: 'The landing page: Diwali' })).not.toBeChecked();
  await tick('The site’s frame: Menu');
  await untilItSays('/candidate?together=landing%4000000000000000bb%2Cshell%4000000000000000cc');
  await tick('The landing page: Holi');
  await untilItSays('/candidate?together=shell%4000000000000000cc');
  await tick('The site’s frame: Menu');
  await untilItSays('/candidate');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await untilItSays('/');
});
