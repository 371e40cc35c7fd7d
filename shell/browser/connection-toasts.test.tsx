import { ToastRegion } from '@site/shared/ui';
import { act, screen } from '@testing-library/react';
import { watchConnectionForToasts } from './connection-toasts';
import { render } from '../testing/render';
import { english } from '../testing/english';

const { frame } = english;

const toast = (message: string) => screen.findByText(message, {}, { timeout: 5_000 });

it('says when the connection is lost and when it is back', async () => {
  render(<ToastRegion />);
  watchConnectionForToasts(frame.toasts);

  await act(async () => dispatchEvent(new Event('offline')));
  expect(await toast(frame.toasts.offline)).toBeInTheDocument();

  await act(async () => dispatchEvent(new Event('online')));
  expect(await toast(frame.toasts.online)).toBeInTheDocument();
});
