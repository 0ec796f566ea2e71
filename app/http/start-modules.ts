/**
 * Runs at the end of a page. The page works without its modules, so they are fetched only after it was painted: when
 * everything that it shows has loaded, when the viewer first touches it, or after four seconds, whichever comes first.
 * renderPage has written them as `later`, which a browser ignores.
 */
export const startModules = `{
let events=['pointerdown','keydown','focusin'];
let start=()=>{
for(let event of events)removeEventListener(event,start,true);
for(let link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
for(let old of document.querySelectorAll('script[type=later]')){
let script=document.createElement('script');
script.type='module';
script.text=old.text;
old.replaceWith(script)}};
for(let event of events)addEventListener(event,start,true);
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));
setTimeout(start,4000)}`
