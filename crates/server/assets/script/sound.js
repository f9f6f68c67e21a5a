// Clay, coin, cloth and a distant horn, made of noise and two oscillators. Off unless somebody turned them on.

let air = null;
const audible = () => document.documentElement.hasAttribute("data-sound") && !document.hidden;

/** One sound for what happened; the weightiest of several. */
function sound(kinds) {
  if (!audible()) return;
  const voice = VOICES.find(([, ...names]) => names.some((name) => kinds.includes(name)));
  if (!voice) return;
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume().catch(() => {});
  voice[0]();
}

const VOICES = [
  [() => { tone(98, 0.9, 0.12, "sawtooth"); tone(147, 0.9, 0.07, "sawtooth", 0.12); }, "levy_began", "ended", "finished"],
  [() => { tone(2100, 0.12, 0.08); tone(3150, 0.16, 0.05, "sine", 0.05); }, "bought", "earned", "looked", "drew_aurei"],
  [() => rustle(900, 0.1, 0.22), "played", "answered", "placed_below", "surrendered", "opened"],
  [() => rustle(3200, 0.14, 0.1), "drew", "took_in_hand", "slipped_under", "kept", "served"],
];

function tone(pitch, length, loudness, shape = "sine", after = 0) {
  const from = air.currentTime + after;
  const [voice, volume] = [air.createOscillator(), air.createGain()];
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(volume).connect(air.destination);
  voice.start(from);
  voice.stop(from + length);
}

function rustle(pitch, length, loudness) {
  const grains = air.createBuffer(1, air.sampleRate * length, air.sampleRate);
  const data = grains.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const [source, filter, volume] = [air.createBufferSource(), air.createBiquadFilter(), air.createGain()];
  source.buffer = grains;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(air.destination);
  source.start();
}
