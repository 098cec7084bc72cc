import './theme/base.css.ts';
import '@fontsource-variable/golos-text';
import '@fontsource-variable/noto-sans-armenian';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { passNonce } from './theme/pass-nonce.ts';

passNonce();
const place = document.querySelector('#composer');
if (!place) throw new Error('The page has no place for the composer');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
