export const greeting: string = 'வணக்கம்! உங்கள் சேவைகள் பற்றி மேலும் அறிய விரும்புகிறேன்.';

export const translation = { confirmed: false };
