/** Both pictures lie on each other, each cut where the slider stands; on paper, beside each other. */
export const CSS = `
  :root { color-scheme: light; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 90rem; padding: 0 1rem; color: #111; background: #fff; overflow-wrap: anywhere; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; border-top: 2px solid #767676; margin-top: 2rem; padding-top: 1rem; }
  .page { display: grid; gap: 1.5rem; } pre { font: inherit; white-space: pre-wrap; margin: 0; }
  figure { margin: 0 0 2rem; } img { display: block; width: 100%; } figcaption { margin-bottom: .5rem; }
  .slider { align-items: center; background: #fff; display: flex; gap: .75rem; padding: .5rem 0; position: sticky; top: 0; z-index: 1; }
  input { accent-color: #0b57d0; flex: 1; min-height: 24px; } input:focus-visible { outline: 3px solid #0b57d0; outline-offset: 3px; }
  .pair { --at: 50%; border: 1px solid #767676; display: grid; align-items: start; }
  .pair > * { grid-area: 1 / 1; } .before { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
  .after { clip-path: inset(0 0 0 var(--at)); } summary { padding: .5rem 0; }
  @media (min-width: 60rem) { .page { grid-template-columns: minmax(16rem, 1fr) 2fr; } .pictures { display: grid; gap: 1.5rem; grid-template-columns: 1fr 2fr; align-items: start; } }
  @media print { .slider { display: none; } .pair { grid-template-columns: 1fr 1fr; } .pair > * { grid-area: auto; clip-path: none; } }
`;

/** Moves the cut with the slider beside it. */
export const SCRIPT = `
for (const slider of document.querySelectorAll('input[type=range]')) {
  const pair = slider.closest('figure').querySelector('.pair');
  const move = () => pair.style.setProperty('--at', slider.value + '%');
  slider.addEventListener('input', move);
  move();
}
`;
