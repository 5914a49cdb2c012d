// Gives the page its platform's bridge object, which passes messages between the page and the partner's app.
// The injecting code sets `hostKind` first.
(() => {
  const post = (text) => window.parent.postMessage({ fromInjected: text }, '*');
  const kind = window.hostKind;
  if (window.parent === window || !kind) return;
  if (kind === 'react-native') window.ReactNativeWebView = { postMessage: post };
  if (kind === 'ios') window.webkit = { messageHandlers: { dastarkhan: { postMessage: post } } };
  if (kind === 'android') window.DastarkhanHost = { postMessage: post };
  window.addEventListener('message', ({ data, source }) => {
    const text = data?.toInjected;
    if (source !== window.parent || typeof text !== 'string') return;
    // React Native has both ways; what it dispatches names no window.
    if (kind === 'react-native') document.dispatchEvent(new MessageEvent('message', { data: text }));
    else window.dastarkhanBridge?.receive(text);
  });
})();
