import { useFrame } from '../language/page-language';
import { chooseThemeMode } from './theme-choice';
import { themeRadios } from './theme-radios.styles';
import { themeChoices } from './ThemeMenu';
import { useThemeMode } from './use-theme-mode';

/** The mobile menu's theme control: the three modes by name, side by side. */
export function ThemeRadios() {
  const frame = useFrame();
  const mode = useThemeMode();

  return (
    <fieldset className={themeRadios.root}>
      <legend className={themeRadios.legend}>{frame.theme.label}</legend>
      <div className={themeRadios.choices}>
        {themeChoices(frame).map(({ value, label }) => (
          <label key={value} className={themeRadios.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              className={themeRadios.input}
              checked={mode === value}
              onChange={() => chooseThemeMode(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
