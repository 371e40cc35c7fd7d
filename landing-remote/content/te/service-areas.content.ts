import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'సేవా ప్రాంతాలు',
  intro: 'మేము {pincode} పిన్ కోడ్‌లో సేవలు అందిస్తాము.',
  listLabel: 'ప్రాంతాలు',
  localities: [
    { name: 'బన్నేరుఘట్ట రోడ్' },
    { name: 'హుళిమావు' },
    { name: 'బిళేకహళ్లి' },
    { name: 'జె.పి. నగర్ 8వ ఫేజ్' },
    { name: 'మౌంట్ సెయింట్ జోసెఫ్' },
    { name: 'మైకో లేఅవుట్' },
    { name: 'బి.టి.ఎం. 4వ స్టేజ్' },
    { name: 'అరకెరె' },
  ],
  warehouse: 'మా గోదాము బెంగళూరు నగరం ఉత్తర భాగంలో ఉంది.',
  pincodeCheck: {
    label: 'మీ పిన్ కోడ్‌కు మా సేవ ఉందా?',
    action: 'చూడండి',
    served: 'అవును, {pincode} పిన్ కోడ్‌కు డెలివరీ చేస్తాము.',
    notServed: 'లేదు. ప్రస్తుతం మా సేవ {pincode} పిన్ కోడ్‌కు మాత్రమే.',
    malformed: 'ఆరు అంకెలు రాయండి; అవి 0తో మొదలవకూడదు. ఉదాహరణకు {pincode}.',
  },
};

export const translation = { confirmed: false };
