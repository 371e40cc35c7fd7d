import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playStoreUrl, whatsAppUrl } from '../site/links';
import { suppliedValues } from '../testing/supplied-values';
import { Button } from './button/Button';
import { DownloadButton } from './download-button/DownloadButton';
import { IosButton } from './ios-button/IosButton';
import { WhatsAppButton } from './whatsapp-button/WhatsAppButton';

const store = playStoreUrl(suppliedValues, 'hero');
const chat = whatsAppUrl(suppliedValues, 'Hello!');

describe('a button', () => {
  it('is a link when it leads somewhere', () => {
    render(<Button href="/privacy-policy">Read on</Button>);

    expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('acts on the page otherwise, and sends no form that it stands in', async () => {
    const [act, send] = [jest.fn(), jest.fn()];
    render(
      <form onSubmit={send}>
        <Button onClick={act}>Try again</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(act).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });
});

it.each([
  ['Download App', store, <DownloadButton key="store" href={store} />],
  ['Download App', store, <DownloadButton key="store" href={store} label="Download" />],
  ['Chat on WhatsApp', chat, <WhatsAppButton key="chat" href={chat} label="Chat on WhatsApp" />],
])('"%s" opens %s in a new tab that learns nothing of the page, and says so', (name, href, link) => {
  render(link);

  expect(screen.getByRole('link')).toHaveAccessibleName(`${name} (opens in a new tab)`);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks the floating download button to keep clear of a chat', () => {
  render(<WhatsAppButton href={chat} label="Chat on WhatsApp" />);

  expect(screen.getByRole('link')).toHaveAttribute('data-keep-clear');
});

describe('the place of the iOS app', () => {
  const iosButton = () => screen.getByRole('button', { name: /iOS app/ });

  beforeEach(() => void render(<IosButton label="iOS app" comingSoon="Coming Soon" />));

  it('leads nowhere, but can be focused to find out why', async () => {
    await userEvent.tab();

    expect(iosButton()).toHaveFocus();
    expect(iosButton()).toHaveAttribute('aria-disabled', 'true');
    expect(iosButton()).toBeEnabled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is described by the words that stand in it for touch screens, and has them in a tooltip', async () => {
    expect(iosButton()).toHaveAccessibleDescription('Coming Soon');
    expect(iosButton()).toHaveTextContent('Coming Soon');
    jest.useFakeTimers();
    await userEvent.setup({ delay: null }).hover(iosButton());

    // Fake time runs while it is looked for.
    expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toHaveTextContent('Coming Soon');
    jest.useRealTimers();
  });
});
