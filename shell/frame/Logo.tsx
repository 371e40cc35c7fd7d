import { logo } from './logo.styles';

interface LogoProps {
  brandName: string;
  tagline: string;
  homeHref: string;
}

/** The shop sign: a symbol that suits any name, the name, and the tagline. */
export function Logo({ brandName, tagline, homeHref }: LogoProps) {
  return (
    <a href={homeHref} className={logo.root}>
      <LogoSymbol />
      <span>
        <span className={logo.name}>{brandName}</span>
        <span className={logo.tagline}>{tagline}</span>
      </span>
    </a>
  );
}

/** A market stall's awning over a crate. */
function LogoSymbol() {
  return (
    <svg className={logo.symbol} viewBox="0 0 64 64" fill="none" aria-hidden>
      <path fill="#fdf7ea" stroke="#1c1b33" strokeWidth="3" strokeLinejoin="round" d="M10 28h44v28H10z" />
      <path stroke="#1c1b33" strokeWidth="3" strokeLinecap="round" d="M10 41h44M19 47h0M45 47h0" />
      <path fill="#f4a71d" stroke="#1c1b33" strokeWidth="3" strokeLinejoin="round" d="M12 8h40l8 16v4a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0v-4z" />
      <path fill="#c5301d" stroke="#1c1b33" strokeWidth="3" strokeLinejoin="round" d="M22 8h10v20a7 7 0 0 1-14 0v-4zM42 8l4 16v4a7 7 0 0 0 14 0v-4L52 8z" />
    </svg>
  );
}
