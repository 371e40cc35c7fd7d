import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceMenu } from './ChoiceMenu';
it('p', async () => {
  const user = userEvent.setup();
  render(<ChoiceMenu label="Theme" choices={[{value:'a',label:'A'},{value:'b',label:'B'}]} value="a" onChoose={() => undefined} icon={null} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Home}'); 
  document.addEventListener('focusin', (e) => console.log('in', (e.target as Element).outerHTML.slice(0,60), new Error().stack));
  document.addEventListener('click', (e) => console.log('click', (e.target as Element).outerHTML.slice(0,60)), true);
  await user.keyboard('{Enter}'); 
  console.log('now', document.activeElement?.outerHTML.slice(0,60), document.querySelector('button')!.getAttribute('aria-expanded'));
  await new Promise((r) => setTimeout(r, 300));
  console.log('later', document.activeElement?.outerHTML.slice(0,60), document.querySelector('button')!.getAttribute('aria-expanded'));
});
