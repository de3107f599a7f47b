// origin: exercício de curso, relatório de contas a pagar with Brazilian dates and money
const contas = [
  { nome: 'Aluguel', valor: 1850, vence: '2024-03-05', paga: true },
  { nome: 'Energia', valor: 234.87, vence: '2024-03-12', paga: false },
  { nome: 'Água', valor: 89.9, vence: '2024-02-28', paga: false },
  { nome: 'Cartão', valor: 3210.456, vence: '2024-12-01', paga: false },
];
const hoje = new Date('2024-03-10T12:00:00Z'), UTC = { timeZone: 'UTC' };
const real = v => v.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const data = d => new Date(d).toLocaleDateString('pt-BR', UTC);
const situacao = c => c.paga ? 'paga' : new Date(c.vence) < hoje ? `atrasada ${Math.floor((hoje - new Date(c.vence)) / 864e5)} dias` : `vence em ${Math.ceil((new Date(c.vence) - hoje) / 864e5)} dias`;
for (const c of contas) console.log(`${c.nome.padEnd(10)}|${real(c.valor).padStart(14)} | ${data(c.vence)} | ${situacao(c)}`);
console.log('Total em aberto:', real(contas.filter(c => !c.paga).reduce((s, c) => s + c.valor, 0)), `(${hoje.toLocaleDateString('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', ...UTC })})`);
console.table(contas.map(({ nome, valor, vence }) => ({ nome, valor: real(valor), vence: data(vence) })));
const meses = Array.from({ length: 12 }, (_, m) => new Date(Date.UTC(2024, m, 1)).toLocaleDateString('pt-BR', { month: 'short', ...UTC })); console.log(meses.join(' '), new Date(Date.UTC(2024, 0, 7)).toLocaleDateString('pt-BR', { weekday: 'short', ...UTC }));
console.log(['Água', 'Energia', 'Aluguel', 'água', 'Ônibus', 'Zebra'].sort(), ['Água', 'Energia', 'Aluguel', 'água', 'Ônibus', 'Zebra'].sort((a, b) => a.localeCompare(b, 'pt-BR')), 'água'.toLocaleUpperCase('pt-BR'), 'a'.localeCompare('á', 'pt-BR', { sensitivity: 'base' }), ['z', 'ä', 'a'].sort(new Intl.Collator('de').compare));
const parse = s => { const m = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(s); if (!m) throw new SyntaxError(`data inválida: "${s}"`); const [, d, mm, y] = m, dt = new Date(Date.UTC(+y, mm - 1, +d)); if (dt.getUTCDate() !== +d) throw new RangeError(`dia não existe: ${s}`); return dt }; for (const s of ['29/02/2024', '29/02/2023', '1/1/2024', '31/12/1999']) try { console.log(parse(s).toISOString().slice(0, 10)) } catch (e) { console.log(e.name, e.message) }
const parcelas = (total, n, inicio) => Array.from({ length: n }, (_, i) => { const d = new Date(inicio); d.setUTCMonth(d.getUTCMonth() + i); const base = Math.floor(total * 100 / n); return { parcela: `${i + 1}/${n}`, data: data(d), valor: (i === n - 1 ? total * 100 - base * (n - 1) : base) / 100 } }); console.log(parcelas(1000, 3, '2024-01-31')); console.log(new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(1234.5), (0.0725).toLocaleString('pt-BR', { style: 'percent', minimumFractionDigits: 2 }), (1e6).toLocaleString('pt-BR', { notation: 'compact' }), Number('1.234,56'.replace('.', '').replace(',', '.')), hoje.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }));
