/** How long a link is to work. */
export const linkHours = {
  label: 'The link works for',
  options: [
    ['1', '1 hour'],
    ['24', '24 hours'],
    ['72', '3 days'],
    ['168', '7 days'],
  ] as [hours: string, label: string][],
};

/** An address that is shown once, to its author. */
export const secretAddress = {
  once: 'Copy it now: it is shown to you alone, and no more once the desk was stopped.',
  copy: 'Copy',
  copied: 'Copied',
  ownMachine:
    'It opens on this machine alone. For phones in the same network, ask the engineer who runs the desk to start it with --share, and make another.',
};
