// Runs in a page, and comes to what Lighthouse calls the benchmark index of a processor: how often in a tenth of a second it builds
// a text of 10,000 letters, and copies a list of 100,000 numbers; of both, the mean.
{
  const roundsIn = (work) => {
    const start = performance.now();
    let rounds = 0;
    for (; performance.now() - start < 500; rounds += 1) work();
    return (rounds * 100) / (performance.now() - start);
  };
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const copy = [...numbers];
  const build = () => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a';
    return text;
  };
  const copyAll = () => {
    for (let index = 0; index < numbers.length; index += 1) copy[index] = numbers[index];
  };
  (roundsIn(build) + roundsIn(copyAll)) / 2;
}
