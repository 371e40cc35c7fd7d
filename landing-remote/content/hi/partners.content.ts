import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'पार्टनरों और निवेशकों के लिए',
  text: 'हमारे साथ काम करें, या हममें निवेश करें। हमें आपसे सुनकर खुशी होगी।',
  action: 'हमसे जुड़ें',
  message: 'नमस्ते! मुझे पार्टनर या निवेशक के तौर पर आपसे जुड़ना है।',
};

export const translation = { confirmed: false };
