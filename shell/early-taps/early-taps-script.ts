/**
 * Stands in the head, as plain old JavaScript: notes the buttons and radio buttons that are tapped before React listens. The
 * page shows them from its first paint on, and on a slow network its scripts come a second later. Links, the phone's
 * menu and fields work without scripts, so nothing is noted for them. `early-taps.ts` takes the notes.
 */
export const earlyTapsScript = `(function(){
  var taps=window.siteEarlyTaps=[];
  addEventListener("click",function(event){
    var control=event.target.closest("button,input[type=radio]");
    if(control&&taps===window.siteEarlyTaps)taps.push(control)
  },true)
})()`.replace(/\n */g, '');
