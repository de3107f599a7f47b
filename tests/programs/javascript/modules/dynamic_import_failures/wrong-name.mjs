import { nothing } from './empty.mjs';
