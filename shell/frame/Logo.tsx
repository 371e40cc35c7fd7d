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
      <span className={logo.symbol} />
      <span>
        <span className={logo.name}>{brandName}</span>
        <span className={logo.tagline}>{tagline}</span>
      </span>
    </a>
  );
}
