import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'गोपनीयता नीति – {brand}',
  description:
    '{app} ऐप कौन-सा व्यक्तिगत डेटा लेता है और क्यों, उसे किसके साथ साझा करता है, आपके अधिकार और उन्हें इस्तेमाल करने का तरीका, और अकाउंट कैसे डिलीट करें।',
};

export const translation = { confirmed: false };
