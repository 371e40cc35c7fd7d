import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – మీ స్థానిక B2B మండీ',
  description:
    '{pincode} పిన్ కోడ్‌లోని కిరాణా షాపులు, రెస్టారెంట్లు, కేఫ్‌లకు హోల్‌సేల్ కిరాణా సరుకులు, పానీయాలు; అదే రోజు డెలివరీ. యాప్ డౌన్‌లోడ్ చేయండి.',
};

export const translation = { confirmed: false };
