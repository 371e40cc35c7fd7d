import type { BudgetUnit } from '../figures/budgets';
import type { Unit } from '../figures/figures';

/** A number as people read it; kB are 1,000 bytes. */
export function format(value: number, unit: Unit | BudgetUnit): string {
  switch (unit) {
    case 'ms':
      return `${Math.round(value).toLocaleString('en')} ms`;
    case 'bytes':
      return value > 0 && value < 950 ? `${value} B` : `${(value / 1000).toFixed(1)} kB`;
    case 'ratio':
      return `${value.toFixed(2)} ×`;
    case 'shift':
      return value.toFixed(2);
    default:
      return String(Math.round(value * 10) / 10);
  }
}
