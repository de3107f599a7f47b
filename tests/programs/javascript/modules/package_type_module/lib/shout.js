import { twice } from '#lib/twice';
export const shout = text => twice(text.toUpperCase());
